import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Paths;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.miscellaneous.PerFieldAnalyzerWrapper;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.facet.FacetsCollector;
import org.apache.lucene.facet.FacetsConfig;
import org.apache.lucene.facet.sortedset.DefaultSortedSetDocValuesReaderState;
import org.apache.lucene.facet.sortedset.SortedSetDocValuesFacetCounts;
import org.apache.lucene.facet.sortedset.SortedSetDocValuesFacetField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MultiCollector;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.search.spell.DirectSpellChecker;
import org.apache.lucene.search.spell.SuggestMode;
import org.apache.lucene.search.spell.SuggestWord;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.QueryBuilder;

/**
 * Lucene in a process of its own, which times each search inside itself. It reads lines of fields separated by tabs. First the documents (`d`:
 * id, name, other text, words as written, type, facets as `name:value` separated by spaces), then `built`, then searches (`q`: mode, text,
 * type, filters like the facets, documents to skip, documents to return, 1 to count facets). It answers each search with its nanoseconds,
 * those on a processor, the number of documents, exact to 10,000, and the ids of those returned.
 */
public class LucenePeer {
  static final int EXACT_TO = 10_000;
  static final int ENOUGH_HITS = 10;
  static final int MOST_VALUES = 300;
  static final float NAME_BOOST = 5;

  final Analyzer english = new EnglishAnalyzer();
  final FacetsConfig config = new FacetsConfig();
  final DirectSpellChecker spelling = new DirectSpellChecker();
  final QueryBuilder builder = new QueryBuilder(english);
  DirectoryReader reader;
  IndexSearcher searcher;
  StringBuilder ids = new StringBuilder();
  DefaultSortedSetDocValuesReaderState state;
  boolean hasFacets;
  final ThreadMXBean thread = ManagementFactory.getThreadMXBean();

  Document documentOf(String[] f) throws IOException {
    Document document = new Document();
    document.add(new StringField("id", f[1], Field.Store.YES));
    document.add(new TextField("name", f[2], Field.Store.NO));
    document.add(new TextField("rest", f[3], Field.Store.NO));
    document.add(new TextField("written", f[4], Field.Store.NO));
    document.add(new StringField("mark", "type:" + f[5], Field.Store.NO));
    for (String facet : f[6].split(" ")) {
      int at = facet.indexOf(':');
      if (at < 1) continue;
      document.add(new StringField("mark", facet, Field.Store.NO));
      config.setMultiValued(facet.substring(0, at), true);
      hasFacets = true;
      document.add(new SortedSetDocValuesFacetField(facet.substring(0, at), facet.substring(at + 1)));
    }
    return config.build(document);
  }

  String repaired(String word) throws IOException {
    if (word.length() < 4 || reader.docFreq(new Term("written", word)) > 0) return word;
    SuggestWord[] found = spelling.suggestSimilar(new Term("written", word), 1, reader, SuggestMode.SUGGEST_WHEN_NOT_IN_INDEX);
    return found.length > 0 ? found[0].string : word;
  }

  Query queryOf(String[] words, Occur occur, String type, String filters) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    BooleanQuery.Builder terms = new BooleanQuery.Builder();
    for (String word : words) {
      Query name = builder.createBooleanQuery("name", word);
      Query rest = builder.createBooleanQuery("rest", word);
      if (name == null || rest == null) continue;
      BooleanQuery.Builder either = new BooleanQuery.Builder();
      either.add(new BoostQuery(name, NAME_BOOST), Occur.SHOULD).add(rest, Occur.SHOULD);
      terms.add(either.build(), occur);
    }
    if (words.length > 0) all.add(terms.build(), Occur.MUST);
    if (!type.isEmpty()) all.add(new TermQuery(new Term("mark", "type:" + type)), Occur.FILTER);
    for (String filter : filters.split(" "))
      if (!filter.isEmpty()) all.add(new TermQuery(new Term("mark", filter)), Occur.FILTER);
    return all.build();
  }

  /** The best documents are read, as a caller needs their ids. */
  int find(Query query, int from, int size, boolean counts) throws IOException {
    TopScoreDocCollector best = TopScoreDocCollector.create(Math.max(1, from + size), EXACT_TO + 1);
    if (counts) {
      FacetsCollector facets = new FacetsCollector();
      searcher.search(query, MultiCollector.wrap(best, facets));
      new SortedSetDocValuesFacetCounts(state, facets).getAllDims(MOST_VALUES);
    } else searcher.search(query, best);
    var found = best.topDocs(from, size);
    ids.setLength(0);
    for (var hit : found.scoreDocs) ids.append(' ').append(searcher.doc(hit.doc).get("id"));
    return (int) found.totalHits.value;
  }

  int answer(String[] f) throws IOException {
    boolean served = f[1].equals("served");
    String[] words = f[2].isEmpty() ? new String[0] : f[2].split(" ");
    int from = Integer.parseInt(f[5]);
    int size = Integer.parseInt(f[6]);
    boolean counts = f[7].equals("1");
    if (served) for (int at = 0; at < words.length; at += 1) words[at] = repaired(words[at]);
    Occur occur = f[1].equals("any") ? Occur.SHOULD : Occur.MUST;
    int total = find(queryOf(words, occur, f[3], f[4]), from, size, counts);
    if (!served || total >= ENOUGH_HITS || words.length < 2) return total;
    return find(queryOf(words, Occur.SHOULD, f[3], f[4]), from, size, counts);
  }

  void run(String folder) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 20);
    PrintStream out = new PrintStream(System.out, true, "UTF-8");
    MMapDirectory directory = new MMapDirectory(Paths.get(folder));
    Analyzer analyzer = new PerFieldAnalyzerWrapper(english, java.util.Map.of("written", new WhitespaceAnalyzer()));
    IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer).setRAMBufferSizeMB(128));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t", -1);
      switch (fields[0]) {
        case "d" -> writer.addDocument(documentOf(fields));
        case "built" -> {
          writer.forceMerge(1);
          writer.close();
          reader = DirectoryReader.open(directory);
          searcher = new IndexSearcher(reader);
          if (hasFacets) state = new DefaultSortedSetDocValuesReaderState(reader);
          out.println("ready " + reader.numDocs());
        }
        default -> {
          long start = System.nanoTime();
          long used = thread.getCurrentThreadCpuTime();
          int total = answer(fields);
          out.println((System.nanoTime() - start) + " " + (thread.getCurrentThreadCpuTime() - used) + " " + total + ids);
        }
      }
    }
  }

  public static void main(String[] arguments) throws IOException {
    new LucenePeer().run(arguments[0]);
  }
}

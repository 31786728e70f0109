type Named = 'category' | 'business' | 'product' | 'user' | 'recent' | 'popular' | 'clear';

/** Names of the kinds of suggestions, by language. One chunk contains all languages, because it is smaller than a file for each. */
export const suggestionKinds: Readonly<Record<string, Readonly<Record<Named, string>>>> = {
  en: {
    category: 'Category',
    business: 'Business',
    product: 'Product',
    user: 'Person',
    recent: 'Recent',
    popular: 'Popular',
    clear: 'Clear recent searches',
  },
  es: {
    category: 'Categoría',
    business: 'Empresa',
    product: 'Producto',
    user: 'Persona',
    recent: 'Reciente',
    popular: 'Popular',
    clear: 'Borrar búsquedas recientes',
  },
  it: {
    category: 'Categoria',
    business: 'Azienda',
    product: 'Prodotto',
    user: 'Persona',
    recent: 'Recente',
    popular: 'Popolare',
    clear: 'Cancella le ricerche recenti',
  },
  zh: {
    category: '类别',
    business: '企业',
    product: '产品',
    user: '用户',
    recent: '最近',
    popular: '热门',
    clear: '清除最近搜索',
  },
  ar: {
    category: 'فئة',
    business: 'شركة',
    product: 'منتج',
    user: 'شخص',
    recent: 'حديث',
    popular: 'شائع',
    clear: 'مسح عمليات البحث الأخيرة',
  },
};

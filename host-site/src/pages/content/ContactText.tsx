/** Phone numbers and e-mail addresses within a sentence. */
const contact = /(\+\d[\d ]{7,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text with links for phone numbers and addresses, which run left to right in every language. */
export function ContactText({ text }: { readonly text: string }) {
  return text.split(contact).map((part, index) => {
    if (index % 2 === 0) return part;
    const href = part.includes('@') ? `mailto:${part}` : `tel:${part.replaceAll(' ', '')}`;
    return (
      <a key={part} href={href} dir="ltr">
        {part}
      </a>
    );
  });
}

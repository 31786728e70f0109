/** What went wrong with a form or a list as a whole, said at once; nothing while there is nothing to say. */
export const Failure = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <p className="field-error" role="alert">
      {text}
    </p>
  ) : null;

/** The error of a whole form or list, announced at once; empty without an error. */
export const Failure = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <p className="field-error" role="alert">
      {text}
    </p>
  ) : null;

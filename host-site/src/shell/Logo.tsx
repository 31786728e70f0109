/** Our mark: three stacked containers whose edges look like a W, with the wordmark. */
export function Logo({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <svg
      className="logo"
      viewBox={markOnly ? '0 0 32 32' : '0 0 98 32'}
      width={markOnly ? 32 : 98}
      height={32}
      role="img"
      aria-label="WBN"
    >
      <rect className="logo-tile" width="32" height="32" rx="8" />
      <path className="logo-mark" d="M6.5 10.5 11 22l5-8.6L21 22l4.500-11.500" />
      <circle className="logo-dot" cx="16" cy="8.700" r="2.100" />
      {markOnly ? null : (
        <g className="logo-word">
          <path d="M41 8.500 45 23.500 50 11.500 55 23.500 59 8.500" />
          <path d="M64.500 8.500v15h5.800a4.100 4.100 0 0 0 .9-8.100 3.600 3.600 0 0 0-1.500-6.900zM64.500 15.500h5.200" />
          <path d="M80 23.500v-15l11 15v-15" />
        </g>
      )}
    </svg>
  );
}

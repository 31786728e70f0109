interface BarChartProps {
  /** Says what the bars show; a table beside the chart holds all values. */
  readonly label: string;
  readonly points: readonly { readonly key: string; readonly value: number }[];
}

const height = 64;

/** Bars of one series. A value above zero is always visible. */
export function BarChart({ label, points }: BarChartProps) {
  const top = Math.max(1, ...points.map(({ value }) => value));
  const step = 100 / Math.max(points.length, 1);
  return (
    <svg
      className="console-bars"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line x1="0" y1={height} x2="100" y2={height} vectorEffect="non-scaling-stroke" />
      {points.map(({ key, value }, index) => {
        const size = value === 0 ? 0 : Math.max(2, (value / top) * (height - 2));
        return <rect key={key} x={index * step + step * 0.12} y={height - size} width={step * 0.76} height={size} />;
      })}
    </svg>
  );
}

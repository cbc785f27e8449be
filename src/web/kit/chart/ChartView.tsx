import { clsx } from 'clsx'
import { useState } from 'react'
import { type Chart, chartText } from '#core/chart/chart.ts'
import { type ChartFrame, dotsOf, NARROW, plot, WIDE } from '#core/chart/plot.ts'
import { Fold } from '../surface/Fold.tsx'
import classes from './chart.module.css'

/** A chart with a description for screen readers, and with its figures as a table that opens. */
export function ChartView({ chart }: { chart: Chart }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <figure className={classes.chart}>
      <figcaption>{chart.title}</figcaption>
      {chart.series.length > 1 && <Legend chart={chart} />}
      <Drawing chart={chart} frame={WIDE} className={classes.wide} />
      <Drawing chart={chart} frame={NARROW} className={classes.narrow} />
      <div className={classes.table}>
        {/* A year has hundreds of rows, which few open. */}
        <Fold title="As a table" onOpen={() => setOpened(true)}>
          {wasOpened && <Figures chart={chart} />}
        </Fold>
      </div>
    </figure>
  )
}

const Legend = ({ chart }: { chart: Chart }) => (
  <p className={classes.legend} aria-hidden="true">
    {chart.series.map(({ name, look }) => (
      <span key={name}>
        <i className={classes[look]} />
        {name}
      </span>
    ))}
  </p>
)

function Drawing({
  chart,
  frame,
  className,
}: {
  chart: Chart
  frame: ChartFrame
  className?: string | undefined
}) {
  const drawn = plot(chart, frame)
  if (!drawn) return null
  return (
    <svg
      className={clsx(classes.drawing, className)}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      role="img"
      aria-label={chartText(chart)}
    >
      {drawn.marks.map(({ y, text, isZero }) => (
        <g key={y}>
          <line
            className={isZero ? classes.zero : undefined}
            x1={drawn.left - 4}
            x2={drawn.width}
            y1={y}
            y2={y}
          />
          <text x={drawn.left - 10} y={y + 4} className={classes.mark}>
            {text}
          </text>
        </g>
      ))}
      {drawn.bars.map(({ x, y, width, height, look }) => (
        <rect key={`${look}${x}`} className={classes[look]} x={x} y={y} width={width} height={height} />
      ))}
      {drawn.lines.map((points, index) => (
        <g key={index}>
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {dotsOf(points).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="3" />
          ))}
        </g>
      ))}
      {drawn.names.map(({ x, text }) => (
        <text key={text} x={x} y={drawn.height - 8} className={classes.name}>
          {text}
        </text>
      ))}
    </svg>
  )
}

const Figures = ({ chart: { labels, series, words, unit } }: { chart: Chart }) => (
  <div className={classes.scroll} tabIndex={0} role="region" aria-label="Figures of the chart">
    <table>
      <thead>
        <tr>
          <th scope="col">{unit === 'day' ? 'Day' : 'Month'}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{wordsOf(values[index], words)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const wordsOf = (value: number | null | undefined, words: Chart['words']): string =>
  value === null || value === undefined ? '–' : words(value)

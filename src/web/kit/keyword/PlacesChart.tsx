import { clsx } from 'clsx'
import { type PlacePoint, type PlacesFrame, PLACES_NARROW, PLACES_WIDE } from '#core/chart/places-plot.ts'
import { placeText, plotPlaces } from '#core/chart/places-plot.ts'
import { Fold } from '../surface/Fold.tsx'
import classes from './keyword.module.css'

interface PlacesChartProps {
  /** What is drawn: "florist newtown". */
  name: string
  /** Oldest first. */
  points: readonly PlacePoint[]
  /** What is said of a time without a place: "not in the top 100". */
  missing: string
}

const wordsOf = ({ label, position }: PlacePoint, missing: string): string =>
  `${label}: ${position === null ? missing : placeText(position)}`

/** Places over time as a line, number 1 at the top, with a description for screen readers and a list that opens. */
export function PlacesChart({ name, points, missing }: PlacesChartProps) {
  const words = points.map((point) => wordsOf(point, missing)).join('. ')
  return (
    <>
      <PlacesDrawing points={points} frame={PLACES_WIDE} label={`Your place for ${name}. ${words}`} isWide />
      <PlacesDrawing points={points} frame={PLACES_NARROW} label={`Your place for ${name}. ${words}`} />
      <Fold title="See it as a list" onPaper="absent">
        <ul className={classes.list}>
          {points.map((point) => (
            <li key={point.label}>{wordsOf(point, missing)}</li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

interface DrawingProps {
  points: readonly PlacePoint[]
  frame: PlacesFrame
  label: string
  isWide?: boolean
}

function PlacesDrawing({ points, frame, label, isWide = false }: DrawingProps) {
  const drawn = plotPlaces(points, frame)
  if (!drawn) return null
  const { width, height, left } = frame
  return (
    <svg
      className={clsx(classes.places, isWide ? classes.wide : classes.narrow)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <rect x={left} y={drawn.band.y} width={width - left} height={drawn.band.height} />
      <text x={width - 8} y={drawn.band.y + 18} className={classes.band}>
        first page
      </text>
      {drawn.marks.map(({ y, text }) => (
        <g key={text}>
          <line x1={left} x2={width} y1={y} y2={y} />
          <text x={left - 8} y={y + 4} className={classes.mark}>
            {text}
          </text>
        </g>
      ))}
      {drawn.lines.map((piece) => (
        <polyline key={piece[0]?.x} points={piece.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {drawn.dots.map(({ x, y, text }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5" />
          <text x={x} y={y - 10} className={classes.dotText}>
            {text}
          </text>
        </g>
      ))}
      {drawn.names.map(({ x, text, anchor }) => (
        <text key={x} x={x} y={height - 6} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  )
}

import { countText } from '#core/format/counts.ts'
import { GoldStar } from '../GoldStar.tsx'
import classes from './google.module.css'

const PLACES = [1, 2, 3, 4, 5]

/** Stars of five, with their number in words. */
export function Stars({ count }: { count: number }) {
  const words = `${count} of 5 stars`
  return (
    <span className={classes.stars} role="img" aria-label={words}>
      {PLACES.map((place) => (
        <span key={place} className={place <= Math.round(count) ? undefined : classes.empty}>
          <GoldStar size={18} />
        </span>
      ))}
    </span>
  )
}

/** The average of the reviews, in a number and stars, and how many there are. */
export function ReviewRating({ average, total }: { average: number | null; total: number }) {
  if (average === null || total === 0) return <p className={classes.quiet}>No reviews yet</p>
  const shown = Math.round(average * 10) / 10
  return (
    <p className={classes.rating}>
      <b>{shown.toFixed(1)}</b>
      <Stars count={shown} />
      <span className={classes.quiet}>{total === 1 ? '1 review' : `${countText(total)} reviews`}</span>
    </p>
  )
}

import { clsx } from 'clsx'
import type { FilmMoment } from '#core/block.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import classes from './film-strip.module.css'

/** The page at moments of its load, side by side, with their times. */
export function FilmStrip({ film }: { film: readonly FilmMoment[] }) {
  return (
    <ul className={classes.film}>
      {film.map(({ src, width, height, frame, time, text }) => (
        <li key={text} className={clsx(frame === 'desktop' && classes.wide)}>
          <span className={classes.screen} style={{ aspectRatio: `${width} / ${height}` }}>
            {isOwnPicture(src) && <img src={src} alt="" decoding="async" />}
          </span>
          <b>{time}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

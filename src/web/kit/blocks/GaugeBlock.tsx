import { VisuallyHidden } from '@mantine/core'
import { ScoreRing } from '../check/ScoreRing.tsx'
import { toneOfBlock } from '../tone/tone.ts'
import { BandScale } from './BandScale.tsx'
import classes from './blocks.module.css'
import type { BlockOfKind } from './cards-of-blocks.ts'
import { FilmStrip } from './FilmStrip.tsx'

/** A score as a ring, with the film of a load beside it; below them its bands. */
export function GaugeBlock({
  label,
  value,
  max,
  band,
  tone,
  bands,
  isScale = false,
  film = [],
}: BlockOfKind<'gauge'>) {
  return (
    <div className={classes.gauge}>
      {isScale ? (
        <h3>
          {label}: {band}
        </h3>
      ) : (
        <VisuallyHidden component="h3">{label}</VisuallyHidden>
      )}
      <div className={classes.measured}>
        {!isScale && <ScoreRing label={label} value={value} max={max} band={band} tone={toneOfBlock(tone)} />}
        {film.length > 0 && <FilmStrip film={film} />}
      </div>
      {bands && <BandScale label={label} value={value} max={max} band={band} bands={bands} />}
    </div>
  )
}

import { clsx } from 'clsx'
import { type NumberedPicture, numberMarks } from '#core/format/mark-numbers.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import classes from './blocks.module.css'
import { MarkLegend, Marks } from './Marks.tsx'
import type { BlockOfKind } from './cards-of-blocks.ts'

const FRAMES = { phone: classes.phone, desktop: classes.desktop, none: classes.bare } as const

function Framed({ src, alt, width, height, frame, boxes, legend }: NumberedPicture) {
  return (
    <figure className={FRAMES[frame]}>
      <div>
        {frame === 'desktop' && (
          <span className={classes.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
        {isOwnPicture(src) && (
          <Marks boxes={boxes}>
            <img src={src} alt={alt} width={width} height={height} decoding="async" />
          </Marks>
        )}
      </div>
      <figcaption>
        <span aria-hidden={isOwnPicture(src) || undefined}>{alt}</span>
        <MarkLegend legend={legend} />
      </figcaption>
    </figure>
  )
}

/** Screenshots side by side, in the frame of a phone or of a browser, with their problems boxed. */
export function PicturesBlock({ pictures }: Pick<BlockOfKind<'pictures'>, 'pictures'>) {
  const numbered = numberMarks(pictures)
  const isMarked = numbered.some(({ legend }) => legend.length > 0)
  return (
    <div className={clsx(classes.pictures, isMarked && classes.fromTop)}>
      {numbered.map((picture, index) => (
        <Framed key={index} {...picture} />
      ))}
    </div>
  )
}

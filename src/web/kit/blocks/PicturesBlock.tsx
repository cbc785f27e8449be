import type { Picture } from '#core/block.ts'
import classes from './blocks.module.css'
import type { Of } from './of.ts'

const FRAMES = { phone: classes.phone, desktop: classes.desktop, none: classes.bare } as const

// Only pictures that we made ourselves are shown; a stranger's address here would tell them who is looking.
const isOurs = (src: string): boolean => src.startsWith('data:image/') || src.startsWith('/')

function Framed({ src, alt, width, height, frame }: Picture) {
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
        {isOurs(src) && <img src={src} alt={alt} width={width} height={height} decoding="async" />}
      </div>
      <figcaption aria-hidden={isOurs(src) || undefined}>{alt}</figcaption>
    </figure>
  )
}

/** Screenshots side by side, in the frame of a phone or of a browser. */
export function PicturesBlock({ pictures }: Pick<Of<'pictures'>, 'pictures'>) {
  return (
    <div className={classes.pictures}>
      {pictures.map((picture, place) => (
        <Framed key={place} {...picture} />
      ))}
    </div>
  )
}

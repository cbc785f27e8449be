import { decoded } from '#core/address/decoded.ts'
import { Icon } from '../Icon.tsx'
import { IconPhoto } from '../icons.ts'
import classes from './fix.module.css'

interface SharePreviewProps {
  host: string
  title: string
  description: string
  /** Address of the picture; without a copy only its name is shown, because nothing is loaded from a stranger's website here. */
  picture: string | null
  /** Our small copy of one picture; shown where `picture` is that one. */
  thumbnail?: { url: string; src: string } | undefined
}

/** The card of a shared link, roughly as networks show it. */
export function SharePreview({ host, title, description, picture, thumbnail }: SharePreviewProps) {
  return (
    <figure className={classes.preview}>
      <figcaption>How a shared link will look</figcaption>
      <div className={classes.share}>
        {thumbnail && thumbnail.url === picture ? (
          <img className={classes.shared} src={thumbnail.src} alt={nameOf(picture)} />
        ) : (
          <div className={classes.picture}>
            <Icon of={IconPhoto} />
            <span>{picture === null ? 'No picture yet' : nameOf(picture)}</span>
          </div>
        )}
        <div className={classes.words}>
          <span>{host}</span>
          <b dir="auto">{title}</b>
          <p dir="auto">{description}</p>
        </div>
      </div>
    </figure>
  )
}

/** The last segment of its address, unescaped where its escapes are valid. */
function nameOf(picture: string): string {
  const name = picture.split('/').at(-1) ?? picture
  return decoded(name) ?? name
}

import { WebsiteText } from '../link/WebsiteText.tsx'
import { Note } from '../surface/Note.tsx'
import classes from './blocks.module.css'
import type { BlockOfKind } from './cards-of-blocks.ts'

/** The one change with the largest effect. */
export function WinBlock({ title, text, address }: BlockOfKind<'win'>) {
  return (
    <Note tone="info" lead={title}>
      {text}
      {address !== undefined && (
        <span className={classes.detail}>
          <WebsiteText text={address} />
        </span>
      )}
    </Note>
  )
}

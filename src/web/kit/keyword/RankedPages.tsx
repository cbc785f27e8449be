import type { ReactNode } from 'react'
import { WebsiteText } from '../link/WebsiteText.tsx'
import { safeLink } from '../link/safe-link.ts'
import { Chip } from '../surface/Chip.tsx'
import classes from './keyword.module.css'

export interface RankedPage {
  position: number
  title: string
  host: string
  url: string
  /** A word about it: "Directory". */
  kind: string | null
  /** What is good to know. */
  note: string | null
  isOwn: boolean
}

/** Pages of a search in their order; the owner's own stands out. */
export function RankedPages({ pages, foot }: { pages: readonly RankedPage[]; foot: ReactNode }) {
  return (
    <>
      <ol className={classes.ranked} aria-label="Pages in their order">
        {pages.map((page) => (
          <li key={page.position} className={page.isOwn ? classes.mine : undefined}>
            <b>
              <span className={classes.hidden}>Place </span>
              {page.position}
            </b>
            <PageTitle page={page} />
            <span className={classes.host}>
              <WebsiteText text={page.host} />
            </span>
            <span className={classes.known}>
              {page.kind !== null && <Chip>{page.kind}</Chip>}
              {page.note !== null && <span>{page.note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.foot}>{foot}</div>
    </>
  )
}

function PageTitle({ page: { url, title, host } }: { page: RankedPage }) {
  const href = safeLink(url)
  const text = <bdi dir="auto">{title === '' ? host : title}</bdi>
  if (href === null) return <span className={classes.title}>{text}</span>
  return (
    <a className={classes.title} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  )
}

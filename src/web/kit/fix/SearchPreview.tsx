import { clsx } from 'clsx'
import classes from './fix.module.css'
import live from './live-text.module.css'

export interface SearchRow {
  address: string
  title: string
  description: string
  /** As it is without the new texts. */
  now?: { title: string; description: string } | undefined
  /** What results pages would cut off of it. */
  cutOff?: string | null | undefined
}

/** Rows of search results, roughly as search engines show them: as they are now beside what they become. */
export const SearchPreview = ({ rows }: { rows: readonly SearchRow[] }) => (
  <>
    {rows.map(({ address, title, description, now, cutOff }) => (
      <div key={address} className={classes.beside}>
        {now && <Result caption="Now, in a search" isNow address={address} {...now} />}
        <Result
          caption={now ? 'With your fix' : 'How it can look in search results'}
          address={address}
          title={title}
          description={description}
          cutOff={cutOff}
        />
      </div>
    ))}
  </>
)

interface ResultProps extends Omit<SearchRow, 'now'> {
  caption: string
  isNow?: boolean
}

const Result = ({ caption, isNow = false, address, title, description, cutOff }: ResultProps) => (
  <figure className={classes.preview}>
    <figcaption>{caption}</figcaption>
    <div className={clsx(classes.results, classes.words, isNow && classes.now)}>
      <span>{address}</span>
      <b dir="auto">{title === '' ? 'No title' : title}</b>
      <p dir="auto">
        {description === '' ? 'No description: search engines pick a part of the page.' : description}
      </p>
    </div>
    {cutOff != null && (
      <p className={live.refused} role="status">
        {cutOff}
      </p>
    )}
  </figure>
)

import { clsx } from 'clsx'
import classes from './fix.module.css'

export interface SearchRow {
  address: string
  title: string
  description: string
  /** As it is without the new texts. */
  now?: { title: string; description: string } | undefined
}

/** Rows of search results, roughly as search engines show them: as they are now beside what they become. */
export const SearchPreview = ({ rows }: { rows: readonly SearchRow[] }) => (
  <>
    {rows.map(({ address, title, description, now }) => (
      <div key={address} className={classes.beside}>
        {now && <Result caption="Now, in a search" isNow address={address} {...now} />}
        <Result
          caption={now ? 'With your fix' : 'How it can look in search results'}
          address={address}
          title={title}
          description={description}
        />
      </div>
    ))}
  </>
)

interface ResultProps extends Omit<SearchRow, 'now'> {
  caption: string
  isNow?: boolean
}

const Result = ({ caption, isNow = false, address, title, description }: ResultProps) => (
  <figure className={classes.preview}>
    <figcaption>{caption}</figcaption>
    <div className={clsx(classes.results, classes.words, isNow && classes.now)}>
      <span>{address}</span>
      <b dir="auto">{title === '' ? 'No title' : title}</b>
      <p dir="auto">
        {description === '' ? 'No description: search engines pick a part of the page.' : description}
      </p>
    </div>
  </figure>
)

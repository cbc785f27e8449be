import classes from './fix.module.css'

interface SearchPreviewProps {
  rows: readonly { address: string; title: string; description: string }[]
}

/** Rows of search results, roughly as search engines show them. */
export function SearchPreview({ rows }: SearchPreviewProps) {
  return (
    <figure className={classes.preview}>
      <figcaption>How it can look in search results</figcaption>
      <ul className={classes.results}>
        {rows.map(({ address, title, description }) => (
          <li key={address} className={classes.words}>
            <span>{address}</span>
            <b dir="auto">{title}</b>
            <p dir="auto">{description}</p>
          </li>
        ))}
      </ul>
    </figure>
  )
}

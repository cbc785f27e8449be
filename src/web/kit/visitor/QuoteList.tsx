import classes from './quotes.module.css'

export interface Quote {
  name: string
  /** Empty: not given. */
  business: string
  words: string
}

/** What people said, each with who they are. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ul className={classes.quotes}>
      {quotes.map(({ name, business, words }, place) => (
        <li key={place}>
          <figure>
            <blockquote dir="auto">{words}</blockquote>
            <figcaption>
              <b dir="auto">{name}</b>
              {business !== '' && <span dir="auto">{business}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

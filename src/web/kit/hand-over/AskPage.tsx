import type { ReactNode } from 'react'
import classes from './ask.module.css'

/** The column of a page that asks for things. */
export const AskPage = ({ children }: { children: ReactNode }) => (
  <div className={classes.page}>{children}</div>
)

/** Short facts below the title of the page: time left, how many are done, until when the link works. */
export const AskFacts = ({ facts }: { facts: readonly { icon: ReactNode; text: string }[] }) => (
  <ul className={classes.facts}>
    {facts.map(({ icon, text }) => (
      <li key={text}>
        {icon}
        {text}
      </li>
    ))}
  </ul>
)

/** The things by their titles, each a link to its card. */
export const AskContents = ({ children }: { children: ReactNode }) => (
  <nav aria-label="Contents" className={classes.contents}>
    <ol>{children}</ol>
  </nav>
)

/** The last lines of the page. */
export const AskFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.foot}>{children}</div>
)

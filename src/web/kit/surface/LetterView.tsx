import classes from './letter.module.css'

/** A text with its line breaks; links in it stay text. */
export const PlainLetter = ({ text }: { text: string }) => (
  <pre className={classes.plain} tabIndex={0} role="region" aria-label="The email as text">
    {text}
  </pre>
)

/** A mail's HTML in a frame that runs no scripts, opens no links and cannot reach the page. */
export const HtmlLetter = ({ html }: { html: string }) => (
  <iframe className={classes.frame} title="The email as its recipient sees it" sandbox="" srcDoc={html} />
)

import classes from './letter.module.css'

/** A text as it was written, line by line; links in it stay text. */
export const PlainLetter = ({ text }: { text: string }) => (
  <pre className={classes.plain} tabIndex={0} role="region" aria-label="The mail as text">
    {text}
  </pre>
)

/** A mail's HTML in a frame of its own that runs nothing, opens nothing and reaches nothing of the page. */
export const HtmlLetter = ({ html }: { html: string }) => (
  <iframe className={classes.frame} title="The mail as its reader sees it" sandbox="" srcDoc={html} />
)

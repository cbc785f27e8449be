import classes from './lesson.module.css'

interface GuideTextProps {
  parts: readonly {
    heading: string
    paragraphs: readonly string[]
    steps: readonly { title: string | null; text: string }[]
  }[]
}

/** The text of a guide. */
export function GuideText({ parts }: GuideTextProps) {
  return (
    <div className={classes.guide}>
      {parts.map(({ heading, paragraphs, steps }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {steps.length > 0 && (
            <ol>
              {steps.map(({ title, text }) => (
                <li key={`${title ?? ''} ${text}`}>
                  {title !== null && <h3>{title}</h3>}
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  )
}

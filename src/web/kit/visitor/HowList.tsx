import classes from './visitor.module.css'

/** Numbered steps, each with a line about it. */
export function HowList({ steps }: { steps: readonly { title: string; line: string }[] }) {
  return (
    <ol className={classes.how}>
      {steps.map(({ title, line }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3>{title}</h3>
          <p>{line}</p>
        </li>
      ))}
    </ol>
  )
}

import classes from './visitor.module.css'

/** Short answers, each under its question. */
export function PartList({ parts }: { parts: readonly { title: string; line: string }[] }) {
  return (
    <div className={classes.parts}>
      {parts.map(({ title, line }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{line}</p>
        </section>
      ))}
    </div>
  )
}

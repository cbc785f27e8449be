import classes from './ads.module.css'

interface TotalsProps {
  label: string
  figures: readonly { title: string; value: string; detail: string }[]
}

/** A few large figures beside each other. */
export const AdsTotals = ({ label, figures }: TotalsProps) => (
  <section className={classes.totalsCard} aria-label={label}>
    <dl className={classes.totals}>
      {figures.map(({ title, value, detail }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  </section>
)

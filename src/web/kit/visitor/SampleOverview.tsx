import type { ItemFacts } from '../overview/ItemRow.tsx'
import { ItemRow } from '../overview/ItemRow.tsx'
import { StackBar } from '../overview/StackBar.tsx'
import { allToFix, type ResultTally } from '../overview/tally.ts'
import { Awning } from '../surface/Awning.tsx'
import { Card } from '../surface/Card.tsx'
import { Chip } from '../surface/Chip.tsx'
import { Rows } from '../surface/Layout.tsx'
import { SampleBanner } from '../surface/SampleBanner.tsx'
import classes from './sample.module.css'

export interface OverviewSample {
  business: string
  tally: ResultTally
  rows: readonly ItemFacts[]
  next: { title: string; line: string }
}

/** An example of an overview, of a made-up business; labelled as such twice. */
export function SampleOverview({ sample }: { sample: OverviewSample }) {
  const { good, toAnswer } = sample.tally
  return (
    <Card look="flush" label="A sample result" className={classes.raised}>
      <Awning />
      <div className={classes.head}>
        <p className={classes.business}>
          <b>{sample.business}</b>
          <Chip>Sample</Chip>
        </p>
        <p>
          <span className={classes.big}>{good}</span>{' '}
          <span className={classes.of}>of {good + allToFix(sample.tally) + toAnswer} in good shape</span>
        </p>
        <StackBar tally={sample.tally} />
      </div>
      <Rows>
        {sample.rows.map((row) => (
          <ItemRow key={row.title} dense {...row} />
        ))}
      </Rows>
      <div className={classes.next}>
        <p className={classes.start}>Start here</p>
        <p className={classes.job}>{sample.next.title}</p>
        <p className={classes.small}>{sample.next.line}</p>
      </div>
      <SampleBanner />
    </Card>
  )
}

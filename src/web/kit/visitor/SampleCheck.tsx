import { StepList } from '../check/StepList.tsx'
import type { ShownStep } from '../check/StepList.tsx'
import { Card } from '../surface/Card.tsx'
import { Rows } from '../surface/Layout.tsx'
import { SampleBanner } from '../surface/SampleBanner.tsx'
import { StatusPill } from '../tone/StatusPill.tsx'
import type { ShownTone } from '../tone/tone.ts'
import classes from './sample.module.css'

export interface CheckSample {
  title: string
  tone: ShownTone
  status: string
  line: string
  proof: readonly { what: string; address: string; where: string }[]
  steps: readonly ShownStep[]
}

/** An example of one result, of a made-up business; labelled as such. */
export function SampleCheck({ sample }: { sample: CheckSample }) {
  return (
    <Card look="flush" label={`A sample result: ${sample.title}`} className={classes.lifted}>
      <div className={classes.checkHead}>
        <div>
          <h3>{sample.title}</h3>
          <StatusPill tone={sample.tone}>{sample.status}</StatusPill>
        </div>
        <p>{sample.line}</p>
      </div>
      <div className={classes.proof}>
        <Rows>
          {sample.proof.map(({ what, address, where }) => (
            <li key={address}>
              <span>
                <b>{what}</b>
                <span className={classes.address}>{address}</span>
              </span>
              <span className={classes.small}>{where}</span>
            </li>
          ))}
        </Rows>
      </div>
      <div className={classes.steps}>
        <StepList steps={sample.steps} />
      </div>
      <SampleBanner />
    </Card>
  )
}

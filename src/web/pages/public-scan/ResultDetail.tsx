import { useQuery } from '@tanstack/react-query'
import { learnMorePath } from '#core/learn-more.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { checkQuery } from '#web/app/queries/result-queries.ts'
import { OpenPart } from '#web/kit/arriving/OpenRow.tsx'
import { BlockView } from '#web/kit/blocks/BlockView.tsx'
import { StepList } from '#web/kit/check/StepList.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import { visitorSteps } from '#web/shared/results/visitor-steps.ts'
import { shortProof } from './short-proof.ts'

/** The details of a result on a visitor's page: the proof, the first step, and why it matters. */
export function ResultDetail({ id }: { id: string }) {
  const query = useQuery(checkQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonBar width="60%" />}>
      {({ newest, path }) => {
        const [step] = visitorSteps(newest.nextSteps)
        return (
          <>
            <OpenPart title="What we saw">
              {shortProof(newest).map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
            </OpenPart>
            {step !== undefined && (
              <OpenPart title={newest.goldStar ? 'To keep it that way' : 'What to do first'}>
                <StepList steps={[{ text: step }]} />
              </OpenPart>
            )}
            <OpenPart title="Why it matters">
              <p>{newest.whyImportant}</p>
              <LinkTo href={learnMorePath({ path })}>More about this check</LinkTo>
            </OpenPart>
          </>
        )
      }}
    </Loaded>
  )
}

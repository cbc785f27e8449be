import { useRouter } from '@tanstack/react-router'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { AddressForm } from '#web/kit/visitor/AddressForm.tsx'
import { Band } from '#web/kit/visitor/Band.tsx'
import { RUN, SNIPPET } from './learn-more-words.ts'
import { runPath, runSnippet } from './snippet.ts'
import { useOrigin } from '#web/app/nav/use-origin.ts'

/** Links that open the address form with an address filled in, for oneself and for one's own website. */
export function RunPart() {
  const router = useRouter()
  const origin = useOrigin()
  const run = (address: string) => void router.navigate({ href: runPath(address) })
  return (
    <>
      <Band
        title={RUN.title}
        lead={RUN.lead}
        look="strong"
        beside={<AddressForm action="/home" label={RUN.label} button={RUN.button} onBand onAddress={run} />}
      />
      <Band title={SNIPPET.title} lead={SNIPPET.lead}>
        <CopyBlock title={SNIPPET.name} text={runSnippet(origin)} code />
      </Band>
    </>
  )
}

import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { NETWORK_NAMES, NETWORKS, type Network } from '#core/address/networks.ts'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { withHandleHelp } from './with-handle-help.tsx'
import type { SocialValues } from './social-values.ts'

const EXAMPLES: Readonly<Record<Network, string>> = {
  facebook: 'facebook.com/yourbusiness',
  instagram: '@yourbusiness',
  twitter: '@yourbusiness',
  linkedin: 'linkedin.com/company/yourbusiness',
}

/** The four networks, each with its address or the tick that there is none. */
export function SocialFields({ form }: { form: UseFormReturnType<SocialValues> }) {
  return NETWORKS.map((network) => {
    const { none } = form.values[network]
    const { error, ...props } = form.getInputProps(`${network}.typed`)
    return (
      <div key={network}>
        <TextInput
          label={NETWORK_NAMES[network]}
          placeholder={EXAMPLES[network]}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={none}
          error={withHandleHelp(error)}
          {...props}
        />
        <Tick
          label="I don’t have one"
          aria-label={`I don’t have one on ${NETWORK_NAMES[network]}`}
          {...form.getInputProps(`${network}.none`, { type: 'checkbox' })}
        />
      </div>
    )
  })
}

import { Button } from '@mantine/core'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus } from '#web/kit/icons.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'

/** `isMain`: it is the one filled button of its page. */
export const NewCampaignLink = ({ isMain }: { isMain: boolean }) => (
  <Button
    component={LinkTo}
    href="/ads/campaigns/new"
    variant={isMain ? 'filled' : 'default'}
    leftSection={<Icon of={IconPlus} />}
  >
    New campaign
  </Button>
)

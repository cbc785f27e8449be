import { Button } from '@mantine/core'
import { Icon } from '#web/kit/Icon.tsx'
import { IconDownload } from '#web/kit/icons.ts'
import { Card } from '#web/kit/surface/Card.tsx'

/** Downloads all stored data of the owner as one file. */
export function ExportCard() {
  return (
    <Card title="My data" hint="Everything we keep about you and your website, as one file.">
      <Button
        component="a"
        href="/api/export"
        download
        variant="default"
        leftSection={<Icon of={IconDownload} />}
      >
        Download all my data
      </Button>
    </Card>
  )
}

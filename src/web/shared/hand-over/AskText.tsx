import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { asMarkdown } from '#core/hand-over/as-markdown.ts'
import { asSupportMail, mailtoOf } from '#core/hand-over/as-support-mail.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { asksQuery } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconMail } from '#web/kit/icons.ts'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'

/** `support`: an email to whoever hosts the website; `tracker`: Markdown for an issue. */
export type TextWay = 'support' | 'tracker'

interface AskTextProps {
  checks: readonly string[]
  way: TextWay
}

/** The chosen things as a text to copy, for somebody who gets no link. */
export function AskText({ checks, way }: AskTextProps) {
  const query = useQuery(asksQuery(checks))
  if (checks.length === 0) return <SmallLine>Choose at least one job.</SmallLine>
  return (
    <Loaded query={query} skeleton={<SmallLine>Writing the text.</SmallLine>}>
      {(answer) =>
        way === 'support' ? (
          <SupportText answer={answer} />
        ) : (
          <CopyBlock title="Markdown" text={asMarkdown(answer.asks, answer.host)} code />
        )
      }
    </Loaded>
  )
}

function SupportText({ answer }: { answer: Contract['GET /hand-overs/asks/{checks}']['answer'] }) {
  const { firstName } = useMe()
  const { asks, host, provider } = answer
  const mail = asSupportMail({ things: asks, host, provider, firstName })
  const mailto = mailtoOf(mail)
  return (
    <Stack>
      <CopyBlock title="Subject" text={mail.subject} />
      <CopyBlock title="Email" text={mail.body} />
      {mailto === null ? (
        <SmallLine>Copy it into your email program. It’s too long to open there for you.</SmallLine>
      ) : (
        <Group justify="flex-end">
          <Button component="a" href={mailto} leftSection={<Icon of={IconMail} />}>
            Open in my email program
          </Button>
        </Group>
      )}
    </Stack>
  )
}

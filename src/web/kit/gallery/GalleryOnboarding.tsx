import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChoiceGrid } from '../forms/ChoiceGrid.tsx'
import { FieldPair, Fields, FormFoot } from '../forms/FormFoot.tsx'
import { Steps } from '../forms/Steps.tsx'
import { PlainFrame } from '../frame/PlainFrame.tsx'
import { Icon } from '../Icon.tsx'
import { IconArrowLeft } from '../icons.ts'
import { Chip } from '../surface/Chip.tsx'
import { PageHead } from '../surface/PageHead.tsx'

const AGES = [
  'Not started yet',
  'Less than 1 year',
  '1 to 2 years',
  '3 to 5 years',
  '6 to 10 years',
  'More than 10 years',
]
const NETWORKS = ['Facebook', 'Instagram', 'Twitter']
const choices = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

const Questions = () => {
  const [age, setAge] = useState(['6 to 10 years'])
  const [networks, setNetworks] = useState(['Facebook'])
  return (
    <Fields>
      <FieldPair>
        <TextInput label="Country" defaultValue="Australia" />
        <TextInput
          label="City"
          defaultValue="Sydney"
          rightSection={<Chip>We think so</Chip>}
          rightSectionWidth={110}
        />
      </FieldPair>
      <PasswordInput label="Password" description="Twelve letters or more." error="This one is too short." />
      <ChoiceGrid
        legend="How long have you been trading?"
        choices={choices(AGES)}
        chosen={age}
        onChoose={setAge}
      />
      <ChoiceGrid
        legend="Where do you post?"
        hint="Choose all that fit."
        many
        choices={choices(NETWORKS)}
        chosen={networks}
        onChoose={setNetworks}
      />
    </Fields>
  )
}

export function GalleryOnboarding() {
  return (
    <PlainFrame
      home="?page=overview"
      look="focused"
      action={
        <Button variant="subtle" size="sm">
          Save and leave
        </Button>
      }
    >
      <Steps names={['Your website', 'Your business', 'All set']} now={1} />
      <PageHead
        title="A little about your business"
        lead="So we only show you what fits. It takes about a minute, and you can change it later."
      />
      <Questions />
      <FormFoot
        back={
          <Button variant="subtle" leftSection={<Icon of={IconArrowLeft} />}>
            Back
          </Button>
        }
      >
        <Button variant="subtle">Skip for now</Button>
        <Button>Continue</Button>
      </FormFoot>
    </PlainFrame>
  )
}

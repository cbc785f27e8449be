import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChoiceGrid } from '../forms/ChoiceGrid.tsx'
import { FieldPair, Fields, FormFoot } from '../forms/FormFoot.tsx'
import { FoundItem } from '../forms/FoundItem.tsx'
import { Steps } from '../forms/Steps.tsx'
import { PlainFrame } from '../frame/PlainFrame.tsx'
import { Icon } from '../Icon.tsx'
import { IconArrowLeft, IconBuildingStore, IconMapPin, IconPhone } from '../icons.ts'
import { Card } from '../surface/Card.tsx'
import { Chip } from '../surface/Chip.tsx'
import { ColumnsLayout } from '../surface/Layout.tsx'
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
const FOUND = [
  {
    icon: IconBuildingStore,
    label: 'Business name',
    value: 'Blue Wren Florist',
    where: 'In your homepage title',
  },
  {
    icon: IconMapPin,
    label: 'Address',
    value: '14 Wren Lane, Newtown NSW 2042',
    where: 'On your Contact page',
  },
  { icon: IconPhone, label: 'Phone', value: '(02) 5550 0142', where: 'At the foot of every page' },
]

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

const Found = () => {
  const [answers, setAnswers] = useState<Record<string, 'yes' | 'no' | null>>({ 'Business name': 'yes' })
  return (
    <Card
      look="soft"
      title="Is this yours?"
      hint="Found on bluewren.example. We only keep what you say yes to."
    >
      <ul>
        {FOUND.map((item) => (
          <FoundItem
            key={item.label}
            {...item}
            answer={answers[item.label] ?? null}
            onAnswer={(answer) => setAnswers({ ...answers, [item.label]: answer })}
          />
        ))}
      </ul>
    </Card>
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
      <ColumnsLayout shape="form">
        <div>
          <PageHead
            title="A little about your business"
            lead="So we only show you what fits. It takes about a minute, and you can change it later."
          />
          <Questions />
        </div>
        <Found />
      </ColumnsLayout>
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

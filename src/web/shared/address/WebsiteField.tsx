import { Box, TextInput, type TextInputProps } from '@mantine/core'
import { FrontPageButton } from '#web/kit/forms/FrontPageButton.tsx'
import { useAddressHelp, withHelp } from './use-address-help.tsx'

interface WebsiteFieldProps extends TextInputProps {
  /** Replaces what was typed. */
  onUse: (address: string) => void
}

/** The field for a website's homepage. A refused address gets a sentence that helps, and a page of a website its front page as a button. */
export function WebsiteField({ error, value, onUse, ...props }: WebsiteFieldProps) {
  const help = useAddressHelp(error, typeof value === 'string' ? value : '')
  return (
    <div>
      <TextInput
        placeholder="yourbusiness.com.au"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        error={withHelp(error, help)}
        {...props}
      />
      {help?.frontPage && (
        <Box mt="xs">
          <FrontPageButton frontPage={help.frontPage} onUse={onUse} />
        </Box>
      )}
    </div>
  )
}

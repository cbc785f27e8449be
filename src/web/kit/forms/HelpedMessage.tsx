interface HelpedMessageProps {
  message: string
  /** What to do about it. */
  help: string
}

/** A message whose words are fixed, and a sentence that helps on the line below. */
export const HelpedMessage = ({ message, help }: HelpedMessageProps) => (
  <>
    <span>{message}</span>
    <br />
    {help}
  </>
)

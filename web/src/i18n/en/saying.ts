/** What a person reads who says an answer instead of typing it. */
export const words = {
  'saying.title': 'Say your statement',
  'saying.language': 'I speak',
  'saying.hint': 'Say one sentence, then read what was understood. At most 1 minute.',
  'saying.record': 'Record',
  'saying.pause': 'Pause',
  'saying.resume': 'Go on',
  'saying.end': 'Finish',
  'saying.again': 'Record Again',
  'saying.save': 'Save Audio',
  'saying.tryAgain': 'Try again',
  'saying.time': '{{time}} of 1:00',
  'saying.listen': 'Your recording',
  'saying.text': 'What you said. Correct it before you save it.',

  'saying.asking': 'Your browser asks whether this page may use the microphone.',
  'saying.recording': 'Recording',
  'saying.paused': 'Paused',
  'saying.ending': '10 seconds left',
  'saying.hearing': 'Putting it into words ...',
  'saying.heard': 'Is this what you said?',

  'saying.refused': 'This page may not use the microphone. Allow it in the settings of your browser, or type instead.',
  'saying.none': 'No microphone was found. Connect one and try again, or type instead.',
  'saying.taken': 'Another program is using the microphone. Close it and try again, or type instead.',
  'saying.silent': "You didn't record so please try again.",
  'saying.long': 'A recording may be at most 1 minute long. Please record again.',

  'saying.unheard.cut': 'There is no connection. Your recording is kept on this device. Please type what you said.',
  'saying.unheard.not_set_up':
    'Your recording is kept. This language is not put into words here, so please type what you said.',
  'saying.unheard.model_missing':
    'Your recording is kept. It cannot be put into words at the moment, so please type what you said.',
  'saying.unheard.engine_missing':
    'Your recording is kept. It cannot be put into words at the moment, so please type what you said.',
  'saying.unheard.busy':
    'Your recording is kept. Many people are speaking right now. Try again, or type what you said.',
  'saying.unheard.limited':
    'Your recording is kept on this device and sent a little later: there were many in a short time. Please type what you said.',
  'saying.unheard.failed':
    'Your recording is kept, but it could not be put into words. Try again, or type what you said.',
  'saying.unavailable':
    'What you say in this language is recorded but not put into words here: you type it afterwards.',
} as const

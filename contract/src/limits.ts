/** Every limit of the product, once: schemas, SQL checks and screens read it here. */
export const limits = {
  session: { remembered_days: 7, days: 1 },
  /** At most this many wrong passwords for one address before it has to wait, from however many places. */
  sign_in: { failures: 5, window_minutes: 15 },
  password: { min: 8, max: 200 },
  /** How long a link in a mail works. */
  link: { verify_hours: 72, reset_minutes: 60, join_days: 7, sign_in_days: 7, welcome_days: 7 },
  /** Mails of one kind that anybody can have sent to an address. */
  mails_to_address: { max: 3, window_minutes: 60 },
  email: { max: 254, local_part: 64, label: 63 },
  email_settings: { sender_name: { max: 70 }, signature: { max: 500 }, reminder_days: { max: 14 } },
  /** Under 50, says the specification. */
  person_name: { max: 49 },
  age: { min: 18 },
  /** With one to four digits of a country code that makes the specification's 10 to 17. */
  mobile: { digits: { min: 9, max: 13 }, country_code_digits: { min: 1, max: 4 } },
  company_name: { max: 100 },
  registration_number: { min: 5, max: 15 },
  employees: { max: 1_000_000 },
  /** Within how many days a company promises to answer who has completed a survey. */
  promised_reply: { days_min: 1, days_max: 90 },
  trial_days: 14,
  /** For so many days after a failed payment a plan still holds. */
  grace_days: 7,
  plan: {
    title: { max: 100 },
    description: { max: 500 },
    sku: { max: 50 },
    allowed: 1_000_000,
    price_minor: 100_000_000,
  },
  order: { reference: { max: 255 }, title: { max: 200 }, note: { max: 1000 } },
  /** What proves a payment: a scan or a PDF file. */
  evidence: { bytes: 11_000_000 },
  billing_details: { line: { max: 100 }, postcode: { max: 20 }, city: { max: 60 }, tax_number: { max: 40 } },
  /** The page crops any image to `side`; what is stored is a little smaller. */
  picture: { side: 640, stored_side: 600, stored_quality: 100, bytes: 11_000_000 },
  /**
   * Unused for `idle_minutes` an impersonation is over; until `return_minutes` after its last use it still leads staff
   * back to their own session.
   */
  impersonation: { idle_minutes: 10, return_minutes: 60, reason: { max: 500 } },
  /** How many messages one address on the net may send to support; `page` is the path that one was written on. */
  support: { name: { max: 100 }, message: { max: 5000 }, page: { max: 200 }, sending: { max: 10, window_minutes: 10 } },
  /** Why an owner wants to know who somebody is. */
  unmasking: { reason: { max: 500 } },
  /** People side by side; texts of staff's that one call can keep or leave out. */
  report: { compared: 4, interpretations: 200 },
  comment: { text: { max: 2000 }, rating: { min: 1, max: 5 } },
  interview_guide: { question: { max: 2000 }, quote: { max: 1000 }, items: { max: 60 } },
  /** So many statements are shuffled at one time. */
  blind_reading: { statements: 400 },
  department_name: { max: 100 },
  departments: { at_sign_up: 50, of_person: 50 },
  username: { max: 50 },
  /** The companies that one person can belong to, and the people whom one call can change. */
  memberships: { max: 20 },
  people: { at_once: 100 },
  /** The tour: how many steps one view of it may add, and how many there can ever be. */
  intro_steps: { at_a_time: 1, max: 1000 },
  /** What a situation asks for, and how many there can be in one survey. */
  test: { slots: { min: 8, max: 12 }, situations: { max: 20 }, minutes: 10, grace_hours: 24, credit_minutes: 30 },
  /** `pictures`: so many may be sent in one survey within the window; each costs the server a good part of a second. */
  statement: { text: { max: 1000 }, link: { max: 500 }, pictures: { max: 60, window_minutes: 10 } },
  /**
   * What is recorded beside the answers. The first picture is taken after `first_s`, each further one at a moment that
   * nobody can foresee, at most `apart_ms` after the one before.
   */
  integrity: {
    events: { at_once: 50, max: 500, longest_ms: 24 * 60 * 60 * 1000, characters: 1_000_000 },
    explanation: { max: 500 },
    snapshot: {
      width: 400,
      height: 225,
      bytes: 500_000,
      first_s: 10,
      apart_ms: 600_000,
      max: 300,
    },
  },
  /**
   * A recorded statement. `bytes`: a WAV of 16,000 samples of two bytes a second, and its head. `takes`: so many
   * recordings in one survey within the window, or one person could keep the recogniser from all others.
   */
  audio: { seconds: 60, bytes: 60 * 32_000 + 4096, takes: { max: 40, window_minutes: 10 } },
  /** How long an address works at which an applicant's voice or face can be had. */
  private_file: { address_seconds: 60 },
  short_answer: { text: { max: 2000 } },
  /** Why somebody would rather not take a survey: a code of the list, and their own words. */
  decline: { option: { max: 60 }, reason: { max: 500 } },
  /** What staff write about one, in each language. */
  situation: {
    name: { max: 100 },
    topic: { max: 200 },
    text_display: { max: 2000 },
    sample_statements: { max: 4000 },
    parameter: { max: 80 },
    shade: { max: 400 },
  },
  /** With fewer situations there is not enough to say; beyond those minutes people give up. */
  module: {
    name: { max: 100 },
    description: { max: 1000 },
    instructions: { max: 6000 },
    query: { max: 200 },
    queries: { max: 40 },
    screening_question: { max: 300 },
    screening_questions: { max: 20 },
    enough_situations: 3,
    longest_minutes: 45,
  },
  /** `description` in words, as people count them; `characters` only bounds what is sent. */
  survey: {
    name: { max: 100 },
    role: { max: 100 },
    skills_required: { max: 1000 },
    purpose: { max: 2000 },
    description: { words: { min: 700, max: 2000 }, characters: 20_000 },
    expires_days: 30,
    queries: { max: 8 },
    screening_question: { max: 300 },
    screening_questions: { max: 20 },
    level: { min: 6, max: 12 },
  },
  participants: { at_once: 500 },
  /** A board of people: so many of each column at first, and at most. */
  board: { shown: { first: 20, max: 1000 } },
  /** What a company decides about people who have answered, so many at once. */
  decision: { people: { max: 500 }, reason: { max: 500 }, undo_minutes: 10 },
  /** What one survey writes to its people, in each language. */
  mail_template: { subject: { max: 150 }, body: { max: 10_000 } },
  /** So many are written to in a second, or everybody else's mails would wait behind them. */
  invitations: { mails_per_second: 200 },
  /** Choices of display that one person can have stored. */
  preferences: { max: 200 },
  /** Of the catalogue that staff write: each language of a text by itself. */
  catalogue: {
    name: { max: 100 },
    position: { max: 1_000_000 },
    description: { max: 2000 },
    body: { max: 20_000 },
    situations: { max: 20 },
    companies: { max: 500 },
  },
  /** A way of hiring; `description` is also that of a step. */
  hiring_strategy: { name: { max: 100 }, description: { max: 2000 }, steps: { max: 12 } },
  slide: {
    name: { max: 100 },
    body: { max: 5000 },
    video: { max: 500 },
    picture_text: { max: 200 },
    groups: { max: 1000 },
    picture: { side: 1600, pixels: 50_000_000 },
  },
  /** A video for a slide. It comes in parts of one length, so that a connection that breaks costs one of them. */
  video: { bytes: 100_000_000, part_bytes: 2_000_000 },
  /** Nobody reads more before a survey; fewer are better. */
  pitch: {
    slides: { max: 30 },
    name: { max: 100 },
    pitches: { max: 20 },
    question: { max: 500 },
    answer: { max: 2000 },
    /** How many questions an applicant reads, and how many a company has before it at a time. */
    answered: { shown: 20 },
    asked: { shown: 100 },
  },
  /** How many things are brought into an order on one page. */
  sequence: { max: 200 },
  list: { per_page: 20, counted: 10_000 },
  /** How many surveys the dashboard names, and how many days before its end one of them ends soon. */
  dashboard: { surveys: 6, ending_days: 7 },
  /** What a company is proud of, and what it says of itself. */
  milestone: { name: { max: 100 }, body: { max: 1000 }, count: { max: 100 } },
  story: { name: { max: 150 }, body: { max: 5000 } },
  /**
   * The page that anybody may read. `kept`: how often the promised time was kept is told of the people of so many days,
   * and of so many people at least; of fewer it would say something about single ones.
   */
  company_page: {
    slug: { min: 3, max: 60 },
    title: { max: 80 },
    sentence: { max: 200 },
    people: { max: 24 },
    kept: { days: 365, people: 10 },
  },
  /** How many surveys or departments the hiring funnel is parted by on the screen; a file holds them all. */
  funnel: { rows: 100 },
  notifications: { read_at_once: 100, plan_ending_days: 3 },
  /**
   * A browser without HTTP/2 opens six connections to a server, whatever the number of tabs: streams must leave some of
   * them for calls. `hint_ms`: at most one hint for the same thing in this time. `beat_s`: how often a quiet stream says
   * that it is alive, and it is asked whether its session still is.
   */
  live: { streams_per_session: 4, hint_ms: 250, beat_s: 25 },
  keyword: { max: 100 },
  /**
   * A table from another program. `unpacked_bytes`: of an XLSX, which is a zip. `characters`: in all its cells together.
   */
  spreadsheet: {
    bytes: 5 * 1024 * 1024,
    unpacked_bytes: 60_000_000,
    rows: 20_000,
    columns: 60,
    cell_characters: 2000,
    characters: 10_000_000,
  },
  /**
   * People from a file are taken in `batch_rows` at a time, each batch for good; so many are written to in a second, or
   * everybody else's mails would wait behind them.
   */
  import: { batch_rows: 500, mails_per_second: 50, problems_shown: 200 },
  body_bytes: 1_000_000,
  toast_ms: 5000,
} as const

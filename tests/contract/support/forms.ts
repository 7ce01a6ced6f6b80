/** The bodies of valid forms, as a visitor sends them who fills in every field correctly. A test changes the field that it is about. */
let visitors = 0;

/** Returns an email address that no other test of this file uses. */
export const someEmail = (): string => `visitor.${++visitors}@example.com`;

export const newsletterForm = (recaptcha: string) => ({
  first_name: "José-María",
  last_name: "O’Neill",
  email: someEmail(),
  agree: "1",
  marketing_agree: "1",
  lang: "en",
  platform: "web",
  recaptcha,
});

export const contactForm = (recaptcha: string) => ({
  first_name: "Marie",
  last_name: "Peeters",
  email: someEmail(),
  phone: "471234567",
  category: "commercial",
  message: "Is fibre coming to my street?\nThank you!",
  marketing_agree: "",
  gdpr_agree: "1",
  agree: "1",
  prefix: "+32",
  lang: "en",
  platform: "web",
  recaptcha,
});

/** Returns a valid job application without its files, which the test adds. */
export const jobApplicationForm = (recaptcha: string) => ({
  first_name: "Noor",
  last_name: "D’Hondt",
  email: someEmail(),
  job: "fibre-technician-ghent-nl",
  agree: "1",
  lang: "nl",
  platform: "web",
  recaptcha,
});

export const openFiberForm = (recaptcha: string) => ({
  first_name: "Jan",
  last_name: "Janssens",
  email: someEmail(),
  agree: "1",
  lang: "nl",
  platform: "web",
  recaptcha,
});

export const callbackForm = (recaptcha: string) => ({
  first_name: "Luc",
  last_name: "Dubois",
  phone_number: "0471 23 45 67",
  radio: "yes",
  digi_terms: "1",
  digi_contact: "1",
  lang: "fr",
  platform: "web",
  recaptcha,
});

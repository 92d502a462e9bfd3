/** The parts of Firebase that phone sign-in needs, in a separate chunk that is fetched on first use. */
export { initializeApp } from 'firebase/app';
export {
  RecaptchaVerifier,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithPhoneNumber,
} from 'firebase/auth';
